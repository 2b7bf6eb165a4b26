/** What the tab of questions is called: with how many of them wait, once that's known. */
export function questionsLabel(counted: { waiting: number; hasMore: boolean } | undefined): string {
  if (counted === undefined || counted.waiting === 0) return 'Questions';
  return `Questions (${counted.waiting}${counted.hasMore ? '+' : ''})`;
}
