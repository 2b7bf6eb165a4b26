import type { PhotoFormat, PhotoKind } from '@club-reviews/domain/club-photos';
import { PHOTO_FORMATS, PHOTO_WIDTHS } from '@club-reviews/domain/club-photos';
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PhotoStorage } from './storage/photo-storage.js';

/** One file of a picture. */
export interface PictureFile {
  width: number;
  format: PhotoFormat;
  data: Buffer;
}

/** A picture in all its widths and formats. */
export interface MadePictures {
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  files: PictureFile[];
}

/** One file of a picture by its name. */
export interface PhotoFileName {
  width: number;
  format: PhotoFormat;
}

const NAME = /^(\d{2,4})\.(avif|webp)$/;
const ALL_WIDTHS = new Set<number>([...PHOTO_WIDTHS.logo, ...PHOTO_WIDTHS.photo]);

/** Parses a file's name; undefined if no picture has such a file. */
export function parsePhotoFile(name: string): PhotoFileName | undefined {
  const [, width = '', format] = NAME.exec(name) ?? [];
  if (!ALL_WIDTHS.has(Number(width))) return undefined;
  return { width: Number(width), format: PHOTO_FORMATS.find((known) => known === format) ?? 'webp' };
}

/** Whether pictures of this kind come in this width. */
export function hasWidth(kind: PhotoKind, { width }: PhotoFileName): boolean {
  return PHOTO_WIDTHS[kind].includes(width);
}

/** The files of pictures: those of one picture share a key, which is never used again. */
@Injectable()
export class PhotoFiles {
  constructor(private readonly storage: PhotoStorage) {}

  /**
   * Stores a picture's files. Throws StorageUnavailableError; anything stored by then is deleted, by housekeeping at
   * the latest.
   * @returns its key
   */
  async keep({ files }: Pick<MadePictures, 'files'>): Promise<string> {
    const key = newPhotoKey();
    try {
      for (const { width, format, data } of files)
        await this.storage.put(`${key}/${width}.${format}`, data, `image/${format}`);
    } catch (error) {
      void this.storage.remove(key).catch(() => undefined);
      throw error;
    }
    return key;
  }

  /** One file; undefined if there is none. Throws StorageUnavailableError. */
  read(key: string, { width, format }: PhotoFileName): Promise<Buffer | undefined> {
    return this.storage.get(`${key}/${width}.${format}`);
  }

  /** Removes all files of pictures. Throws StorageUnavailableError. */
  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.storage.remove(key);
  }
}

/** A name that can't be guessed. */
export function newPhotoKey(): string {
  return randomBytes(12).toString('hex');
}
