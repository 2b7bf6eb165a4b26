import { readStored, writeStored } from './web-storage';

describe('web storage', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());

  it('keeps the two areas apart', () => {
    writeStored('local', 'key', 'outlives the tab');
    writeStored('session', 'key', 'ends with it');
    expect(readStored('local', 'key')).toBe('outlives the tab');
    expect(readStored('session', 'key')).toBe('ends with it');
  });

  it('removes with null', () => {
    writeStored('local', 'key', 'text');
    writeStored('local', 'key', null);
    expect(readStored('local', 'key')).toBeNull();
  });

  it('counts blocked storage as empty', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    writeStored('session', 'key', 'text');
    expect(readStored('session', 'key')).toBeNull();
  });
});
