import type { CausedMail, MailLane, MailSlot } from './mailbox-budget.js';
import { findSlot } from './mailbox-budget.js';

const START = Date.UTC(2027, 2, 1, 8);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A mailbox and what is sent to it. */
class Mailbox {
  private caused: CausedMail[] = [];
  /** When mails and digests are sent. */
  readonly sent = new Set<number>();

  ask(at: number, sender: string, lane: MailLane = 'ordinary', recipient = 'owner'): MailSlot {
    const found = findSlot(this.caused, { now: new Date(at), lane, sender, recipient });
    this.caused = found.caused;
    if (found.slot !== 'never') this.sent.add(found.slot === 'now' ? at : found.slot.getTime());
    return found.slot;
  }

  mostIn(windowMs: number): number {
    const times = [...this.sent].sort((a, b) => a - b);
    return Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + windowMs).length));
  }
}

describe('the budget of a mailbox', () => {
  it('gives one sender a share, and leaves the rest to others', () => {
    const mailbox = new Mailbox();
    const slots = Array.from({ length: 10 }, (_, index) => mailbox.ask(START + index, 'stranger'));
    expect(slots.filter((slot) => slot === 'now')).toHaveLength(4);
    expect(mailbox.ask(START + 20, 'owner')).toBe('now');
  });

  it('puts what’s beyond into one digest, five minutes later', () => {
    const mailbox = new Mailbox();
    const slots = Array.from({ length: 10 }, (_, index) => mailbox.ask(START, `network ${index}`));
    expect(slots.slice(8)).toEqual([new Date(START + 5 * MINUTE_MS), new Date(START + 5 * MINUTE_MS)]);
    expect(mailbox.ask(START + HOUR_MS / 2, 'owner')).toEqual(new Date(START + 2 * HOUR_MS + 5 * MINUTE_MS));
  });

  it('keeps a share for what’s urgent', () => {
    const mailbox = new Mailbox();
    for (let index = 0; index < 50; index++) mailbox.ask(START, `network ${index}`);
    expect(mailbox.ask(START, 'owner', 'urgent')).toBe('now');
  });

  it('allows 12 mails in any hour and 30 in any day, whoever asks, as often as they like', () => {
    const mailbox = new Mailbox();
    for (let at = START; at < START + 3 * DAY_MS; at += MINUTE_MS) {
      mailbox.ask(at, `network ${at}`);
      mailbox.ask(at + 1, `network ${at}`, 'urgent');
      mailbox.ask(at + 2, `network ${at}`, 'ordinary', `tag ${at}`);
    }
    expect(mailbox.mostIn(HOUR_MS)).toBeLessThanOrEqual(12);
    expect(mailbox.mostIn(DAY_MS)).toBeLessThanOrEqual(30);
    expect(mailbox.mostIn(DAY_MS)).toBeGreaterThan(20);
  });

  it('never makes the owner wait for more than two hours', () => {
    const mailbox = new Mailbox();
    for (let at = START; at < START + DAY_MS; at += MINUTE_MS) {
      const slot = mailbox.ask(at, `network ${at}`);
      if (slot instanceof Date) expect(slot.getTime() - at).toBeLessThanOrEqual(2 * HOUR_MS);
      else expect(slot).toBe('now');
    }
  });

  it('has no room for endless addresses of one mailbox', () => {
    const mailbox = new Mailbox();
    const slots = Array.from({ length: 60 }, (_, index) =>
      mailbox.ask(START, 's', 'ordinary', `tag ${index}`),
    );
    expect(slots.at(-1)).toBe('never');
  });
});
