/** The part of the page that a board is shown in, in CSS pixels. */
export interface View {
  readonly width: number
  readonly height: number
}
