/** All that only a chart needs for its drawing, in one file to fetch. */
export { drawChart, drawChartPlaces } from './chart.ts'
export { drawNote } from './note.ts'
