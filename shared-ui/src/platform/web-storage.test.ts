import { readStored, writeStored } from './web-storage';

describe('web storage', () => {
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

  it('keeps what a browser refuses to store for as long as the page is open', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    expect(readStored('session', 'key')).toBeNull();
    expect(writeStored('session', 'key', 'text')).toBe(false);
    expect(readStored('session', 'key')).toBe('text');
    expect(readStored('local', 'key')).toBeNull();
    writeStored('session', 'key', null);
    expect(readStored('session', 'key')).toBeNull();
  });

  it('says that it was stored', () => {
    expect(writeStored('session', 'key', 'text')).toBe(true);
  });
});
