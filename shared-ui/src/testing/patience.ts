import { configure } from '@testing-library/react';

// Testing Library gives up after one second, which a whole form needs where several suites share two cores.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
