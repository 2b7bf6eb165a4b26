/** How long something may take that visitors wait for, on a busy machine. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 60;

/** Notes why something isn't so yet. */
type Explain = (reason: string) => undefined;

/**
 * Asks again and again until there's an answer. A page that changes under the question is asked again.
 * @returns the first answer other than undefined; rejects with what was waited for, and the last reason why it wasn't so
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
