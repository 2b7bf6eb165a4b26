import { mailboxIn } from './mail-server';
import type { Mailbox } from './mail-server';
import type { Product } from './private-product';

/** A whole product with its mails, for one worker at a time: its tests may change what everybody sees. */
export interface OwnSite {
  product: Product;
  mailServer: Mailbox;
}

/** What the host of the sites tells about one. */
export interface HostedSite {
  product: Product;
  /** File with a line for each mail. */
  mails: string;
}

/**
 * Gets the site of a worker's place in the run. It's started by the run's first process when somebody asks for it, and
 * outlives the worker: others that take its place get the same site.
 */
export async function ownSite(place: number): Promise<OwnSite> {
  const answer = await fetch(`${process.env.SITE_HOST}/${place}`);
  if (!answer.ok) throw new Error(`The site for place ${place} didn’t start: ${await answer.text()}`);
  const { product, mails } = (await answer.json()) as HostedSite;
  return { product, mailServer: mailboxIn(mails) };
}
