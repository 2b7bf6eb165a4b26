import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Phones' clocks are a little off: the codes before and after the current one are accepted too. */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;

/** A new secret for an authenticator app, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an authenticator app reads from a QR code. */
export function totpUri(secret: string, issuer: string, label: string): string {
  return getTotp(secret, issuer, label).toString();
}

/** The 30-second step that a code belongs to, counted from 1970; undefined for a wrong code. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = getTotp(secret).validate({ token: code, timestamp, window: DRIFT_STEPS });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

function getTotp(secret: string, issuer?: string, label?: string): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
    ...(issuer === undefined ? {} : { issuer }),
    ...(label === undefined ? {} : { label }),
  });
}
