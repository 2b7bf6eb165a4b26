import { SHELL } from '@club-reviews/releases/revision';
import { z } from 'zod';
import { CONTRACT_VERSION, fileName, integrity, version } from './release-record';

/** The version of the contract between this server and the shell's releases; see tools/build/describe-shell.mjs. */
const SERVER_CONTRACT_VERSION = 1;

/** The `release.json` of a release of the shell's browser part, with the bundle that renders its pages here. */
export const shellRecord = z.object({
  contract: z.literal(CONTRACT_VERSION),
  serverContract: z.literal(SERVER_CONTRACT_VERSION),
  name: z.literal(SHELL),
  version,
  /** The scripts a page starts, in order. */
  scripts: z.array(fileName).min(1),
  fonts: z.array(fileName),
  client: z.record(fileName, integrity),
  server: z.record(fileName, integrity),
});

/** A validated record of the shell. */
export type ShellRecord = z.infer<typeof shellRecord>;
