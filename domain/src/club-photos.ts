/** The kinds of picture that a club can upload. */
export const PHOTO_KINDS = ['logo', 'photo'] as const;

/** One of the {@link PHOTO_KINDS}. */
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** A picture's state: `fetching` and `unfetched` ones were pasted as addresses; `held` ones wait for a moderator. */
export const PHOTO_STATES = ['fetching', 'unfetched', 'held', 'public', 'refused', 'taken-down'] as const;

/** One of the {@link PHOTO_STATES}. */
export type PhotoState = (typeof PHOTO_STATES)[number];

/** The states of pictures that are, or may soon be, on the club's page: they count towards its limits. */
export const LIVE_PHOTO_STATES = ['fetching', 'held', 'public'] as const satisfies readonly PhotoState[];

/** The largest picture that can be uploaded, in bytes. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** The longest description of a picture, in characters. */
export const MAX_PHOTO_DESCRIPTION = 150;

/** The widths that each picture is stored in, in pixels, smallest first. */
export const PHOTO_WIDTHS: Record<PhotoKind, readonly [number, number, number]> = {
  logo: [96, 192, 384],
  photo: [320, 800, 1600],
};

/** The formats that each width is stored in, best first. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;

/** One of the {@link PHOTO_FORMATS}. */
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** What a file field lets people choose: Safari turns HEIC into JPEG for a field that doesn't accept it. */
export const PHOTO_ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';

/** The messages about pictures that can't be accepted. */
export const PHOTO_MESSAGES = {
  tooLarge: 'The picture is larger than 10 MB. Please choose a smaller one',
  children: 'Please say whether children can be recognised',
  consent: 'Please confirm that parents or carers have agreed',
  description: 'Please describe the picture for people who can’t see it',
  tooMany: 'There are 3 photos already. Delete or replace one first',
};

const ADDRESS = /^\/api\/photos\/([0-9a-f]{24})\/\d+\.(?:avif|webp)$/;

/** The address of one of our pictures in one width and format. */
export function photoAddress(key: string, width: number, format: PhotoFormat): string {
  return `/api/photos/${key}/${width}.${format}`;
}

/** The address that a club's page and the contract's strings name a picture by. */
export function mainPhotoAddress(kind: PhotoKind, key: string): string {
  return photoAddress(key, PHOTO_WIDTHS[kind][1], 'webp');
}

/** The key of one of our pictures; undefined for any other address. */
export function photoKeyIn(address: string | null | undefined): string | undefined {
  return ADDRESS.exec(address ?? '')?.[1];
}

/**
 * The `srcset` of one of our pictures in one format.
 * @param suffix appended to each address, like the signature of a picture that isn't public
 */
export function photoSourceSet(
  { kind, key, width }: { kind: PhotoKind; key: string; width: number },
  format: PhotoFormat,
  suffix = '',
): string {
  // Small pictures aren't enlarged: a file is at most as wide as the picture.
  return [...new Map(PHOTO_WIDTHS[kind].map((kept) => [Math.min(kept, width), kept])).entries()]
    .map(([real, kept]) => `${photoAddress(key, kept, format)}${suffix} ${real}w`)
    .join(', ');
}
