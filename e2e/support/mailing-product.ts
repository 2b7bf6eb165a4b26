import type { MailServer } from './mail-server';
import { startMailServer } from './mail-server';
import { SITE_PASSWORD } from './moderator';
import type { PrivateProduct } from './private-product';
import { startPrivateProduct } from './private-product';

/** A test's own product, which sends mails to a real mail server. */
export interface MailingProduct {
  product: PrivateProduct;
  mailServer: MailServer;
  remove(): Promise<void>;
}

/**
 * Starts both on free ports; {@link SITE_PASSWORD} unlocks the site administration.
 * @param settings additional environment variables
 * @param mails file that gets a line for each mail, for other processes
 */
export async function startMailingProduct(
  settings: Record<string, string> = {},
  mails?: string,
): Promise<MailingProduct> {
  const mailServer = await startMailServer(mails);
  const product = await startPrivateProduct({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Club Reviews <reviews@example.org>',
    SITE_ADMIN_PASSWORD: SITE_PASSWORD,
    ...settings,
  });
  return {
    product,
    mailServer,
    remove: async () => {
      await product.remove();
      await mailServer.stop();
    },
  };
}
