/** The ships and captains of the usual match: it is fetched without the other names. */
export const zhUsualNames = {
  'ship.Nightfall': '夜幕号',
  'ship.Resolute': '坚毅号',
  'captain.Ada Okafor': '艾达·奥卡福',
  'captain.Zola Amari': '佐拉·阿马里',
} as const
