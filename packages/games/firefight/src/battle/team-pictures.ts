/** The pictures beside the files of teams, as data URLs. Made with every build. */
export const teamPictures: Readonly<Record<string, string>> = {}
