/** Text as long as it gets. */
export const LONG_NAME =
  'Stoke-on-the-Marsh and Wolverhampton-under-Lyme Wanderers Junior Football Club (Girls)';
export const LONG_WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
export const LONG_ADDRESS = 'https://example.org/youth/football/clubs/wolverhampton-under-lyme-wanderers';

/** The smallest phones' screen. */
export const SMALL = { width: 320 };

/** A crest that a club has uploaded. */
export const CREST_IMAGE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 112" width="96" height="112"><path d="M4 4h88v60L48 108 4 64z" fill="#12235a"/><circle cx="48" cy="44" r="22" fill="#a9d3f0"/></svg>',
)}`;

/** A 320 by 180 picture of a pitch. */
export const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180"><path d="M0 0h320v180H0z" fill="#0a4f30"/><path d="M10 10h300v160H10zM160 10v160" fill="none" stroke="#fff" stroke-width="3"/><circle cx="160" cy="90" r="28" fill="none" stroke="#fff" stroke-width="3"/></svg>',
)}`;

/** An address from which no picture loads. */
export const BROKEN_IMAGE = 'data:image/png;base64,AAAA';
