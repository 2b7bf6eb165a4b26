/* global TEST_FILES */
import { loadTestFiles } from './load-test-files.mjs';

loadTestFiles(TEST_FILES.page.filter((_, index) => index % 2 === 1));
