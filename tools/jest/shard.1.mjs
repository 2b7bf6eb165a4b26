import { loadTestFiles } from './load-test-files.mjs';

loadTestFiles(1);
