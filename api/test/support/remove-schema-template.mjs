import { rmSync } from 'node:fs';

/** Jest's global teardown: removes what schema-template.mjs prepared; the server under test is thrown away whole. */
export default function removeSchemaTemplate() {
  rmSync(JSON.parse(process.env.TEST_SCHEMA_TEMPLATE).dataDir, { recursive: true });
}
