import { startTestedProduct } from '../../support/start-product';
import { SITE_PASSWORD } from '../../support/moderator';

/** Starts the product of which pictures are taken, with a site password that is known. */
export default () => startTestedProduct({ SITE_ADMIN_PASSWORD: SITE_PASSWORD });
