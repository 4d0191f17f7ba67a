declare module '#data/*.json' {
  const data: unknown
  export default data
}
