import { makeKeys } from '../../releases/dist/signature.js';

/** Makes a key pair and prints both, with what to do with each. Nothing is stored. */
export function printKeys() {
  const { id, privateKey, publicKey } = makeKeys();
  console.log(`Key ${id}

Private: keep it with the team's secrets, as a file for RELEASE_SIGNING_KEY_FILE. Anyone who has it can release.

${privateKey}
Public: put it in RELEASE_KEYS for the shell and for anyone who releases, under each name that the team owns.

{ "mfe_public": ["${publicKey}"] }`);
}
