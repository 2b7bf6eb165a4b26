/**
 * How hard documents are compressed: the levels where server time and transfer time add up to the least. Measured on
 * the home page (88 kB), the directory (203 kB) and a club's page (211 kB), in milliseconds of one core:
 *
 * | Coding, level | Home             | Directory        | Club             |
 * | ------------- | ---------------- | ---------------- | ---------------- |
 * | gzip 1        | 19.8 kB, 0.4 ms  | 32.3 kB, 0.7 ms  | 38.1 kB, 0.8 ms  |
 * | gzip 6        | 17.2 kB, 0.9 ms  | 27.3 kB, 1.6 ms  | 32.1 kB, 1.9 ms  |
 * | gzip 9        | 17.1 kB, 1.3 ms  | 26.9 kB, 2.3 ms  | 31.8 kB, 2.5 ms  |
 * | brotli 1      | 19.1 kB, 0.2 ms  | 27.6 kB, 0.3 ms  | 29.9 kB, 0.3 ms  |
 * | brotli 4      | 16.5 kB, 0.8 ms  | 24.1 kB, 1.2 ms  | 25.7 kB, 1.3 ms  |
 * | brotli 5      | 15.4 kB, 1.1 ms  | 22.0 kB, 1.8 ms  | 23.8 kB, 2.0 ms  |
 * | brotli 6      | 15.3 kB, 1.2 ms  | 21.9 kB, 1.9 ms  | 23.6 kB, 2.2 ms  |
 *
 * A kilobyte takes 5 ms at 1.6 Mbit/s and 0.8 ms at 10 Mbit/s: up to these levels the bytes saved gain more time than
 * they cost, beyond them less.
 */
export const COMPRESSION_LEVELS = { gzip: 6, brotli: 5 };

/**
 * How far back brotli looks, as a power of two: 256 kB, more than any page has. The default of 4 MB allocates new
 * memory for every page; right after rendering, which has just filled the processor's caches, that took 4 ms more for
 * the home page.
 */
export const BROTLI_WINDOW = 18;
