/** How long something that visitors wait for may take on a busy machine. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 60;

/** Records why the wait isn't over yet. */
type Explain = (reason: string) => undefined;

/**
 * Asks repeatedly until there's an answer, even if the page changes in the middle of a question.
 * @returns the first answer other than undefined; rejects with what it waited for and the last reason
 */
export async function until<Answer>(
  what: string,
  ask: (explain: Explain) => Promise<Answer | undefined>,
): Promise<Answer> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  let reason = '';
  for (;;) {
    try {
      const answer = await ask((given) => void (reason = given));
      if (answer !== undefined) return answer;
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
    if (Date.now() > giveUpAt) throw new Error(`Waited in vain until ${what}${reason && `: ${reason}`}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
