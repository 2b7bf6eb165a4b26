/** The label of the questions tab, with the number of those waiting once that's known. */
export function questionsLabel(counted: { waiting: number; hasMore: boolean } | undefined): string {
  if (counted === undefined || counted.waiting === 0) return 'Questions';
  return `Questions (${counted.waiting}${counted.hasMore ? '+' : ''})`;
}
