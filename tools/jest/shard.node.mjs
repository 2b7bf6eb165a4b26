/** @jest-environment node */
/* global TEST_FILES */
import { loadTestFiles } from './load-test-files.mjs';

loadTestFiles(TEST_FILES.node);
