/** Files of `data/` are read as they are; their schemas give them their types. */
declare module '#data/*.json' {
  const data: unknown
  export default data
}
