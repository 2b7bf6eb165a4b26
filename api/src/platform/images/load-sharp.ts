type Sharp = (typeof import('sharp'))['default'];

/** The formats that may be read: pictures that people take, and the drawings that share cards are made of. */
const READ = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadWebp',
  'VipsForeignLoadHeif',
  'VipsForeignLoadSvg',
];

let loaded: Promise<Sharp> | undefined;

/**
 * The image library, loaded with the first picture, not at start-up. Its readers for all other formats are switched
 * off; it caches nothing between pictures, and uses one thread for each.
 */
export function loadSharp(): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: READ });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}
