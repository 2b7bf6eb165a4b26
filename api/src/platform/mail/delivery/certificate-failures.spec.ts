import { getCertificateFailure } from './certificate-failures.js';

describe('certificateFailureOf', () => {
  it.each([
    ['certificate has expired', "the server's certificate has expired"],
    ['Error initiating TLS - certificate has expired', "the server's certificate has expired"],
    ['self-signed certificate in certificate chain', "the server's certificate is signed by no one we trust"],
    [
      "Hostname/IP does not match certificate's altnames: IP: 10.0.0.1 is not in the cert's list",
      "the server's certificate is for another name",
    ],
    ['connect ECONNREFUSED 127.0.0.1:25', undefined],
  ])('reports for "%s": %s', (message, failure) => {
    expect(getCertificateFailure(new Error(message))).toBe(failure);
  });

  it('reports nothing for what isn’t an error', () => {
    expect(getCertificateFailure(undefined)).toBeUndefined();
  });
});
