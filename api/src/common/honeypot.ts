/** Whether the field that people never see was filled in: only programs do that. Nothing and an empty text are not. */
export function isFilled(trap: unknown): boolean {
  return trap !== undefined && trap !== null && trap !== '';
}
