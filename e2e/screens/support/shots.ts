import { join, resolve } from 'node:path';

/** Where the pictures and the sheets made of them go: the environment's SCREENS, or a folder that git ignores. */
export const SCREENS_FOLDER = resolve(
  process.env.SCREENS || join(import.meta.dirname, '../../test-results/screens'),
);

/** The folder of the single pictures of an area in one size and colour scheme. */
export const shotsFolder = (area: string, project: string) => join(SCREENS_FOLDER, 'single', area, project);

/** The file of a picture: its place in the sheet, and what it is called there. */
export const getFile = (index: number, name: string) =>
  `${String(index).padStart(2, '0')} ${name.replaceAll('/', '-')}.jpg`;

/** What a picture is called. */
export const getName = (file: string) => file.replace(/^\d+ /, '').replace(/\.jpg$/, '');
