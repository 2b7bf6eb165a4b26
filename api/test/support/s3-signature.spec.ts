import { expectedSignature, readSignature } from './s3-signature.js';

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';

describe('the signature expected by the S3 stand-in', () => {
  // The examples in Amazon's own description of Signature Version 4.
  it.each([
    ['/test.txt', { range: 'bytes=0-9' }, 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'],
    ['/?lifecycle', {}, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    ['/?max-keys=2&prefix=J', {}, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
  ])('is that of the published example for %s', (url, own, signature) => {
    const headers = {
      host: 'examplebucket.s3.amazonaws.com',
      'x-amz-content-sha256': EMPTY,
      'x-amz-date': '20130524T000000Z',
      ...own,
    };
    const signedHeaders = Object.keys(headers).sort();
    const keys = { secret: SECRET, day: '20130524', region: 'us-east-1', signedHeaders };
    expect(expectedSignature({ method: 'GET', url, headers }, keys)).toBe(signature);
  });

  it('isn’t found if there is none', () => {
    expect(readSignature(undefined)).toBeUndefined();
    expect(readSignature('Bearer token')).toBeUndefined();
  });
});
