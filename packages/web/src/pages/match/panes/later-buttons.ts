/** Buttons that few games have, fetched together. */
export { ConfirmButton } from './confirm-button.tsx'
export { StepGroup } from './step-group.tsx'
