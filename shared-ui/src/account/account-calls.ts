// Each kind of account has calls of its own with these shapes; its remote passes them.

/** What a call comes to, as RTK Query's mutations return it. */
export type Outcome<Data = unknown> = Promise<{ data?: Data | undefined; error?: unknown }>;

/** What the server wants a browser to do with a passkey. */
export interface PasskeyChallenge {
  ticket: string;
  /** WebAuthn's options, as JSON. */
  options: object;
}

/** What a browser did with a passkey. */
export interface PasskeyResponse {
  ticket: string;
  response: { id: string; response: Record<string, unknown> };
}

/** The secret of an authenticator app that's being set up. */
export interface TotpSetup {
  ticket: string;
  secret: string;
  uri: string;
}

interface Proof {
  proof: string;
}

interface NewRecoveryCodes {
  /** Empty if those that the person has still work. */
  recoveryCodes: string[];
}

/** The calls that continue a login after the password, or log in with a passkey alone. */
export interface LoginCalls {
  byCode: (arg: { body: { ticket: string; code: string } }) => Outcome;
  beginPasskey: (arg: { body: { ticket?: string } }) => Outcome<PasskeyChallenge>;
  byPasskey: (arg: { body: PasskeyResponse }) => Outcome;
}

/** The calls that prove that it's still the same person, and those that change their second factors, by the api's names. */
export interface SecondFactorCalls {
  proveOwnPassword: (arg: { body: { password: string; code?: string } }) => Outcome<Proof>;
  beginOwnPasskeyProof: () => Outcome<PasskeyChallenge>;
  proveOwnPasskey: (arg: { body: PasskeyResponse }) => Outcome<Proof>;
  beginTotp: (arg: { body: Proof }) => Outcome<TotpSetup>;
  confirmTotp: (arg: { body: Proof & { ticket: string; code: string } }) => Outcome<NewRecoveryCodes>;
  removeTotp: (arg: { body: Proof }) => Outcome;
  beginPasskey: (arg: { body: Proof }) => Outcome<PasskeyChallenge>;
  addPasskey: (arg: { body: Proof & PasskeyResponse & { name: string } }) => Outcome<NewRecoveryCodes>;
  removePasskey: (arg: { id: number; body: Proof }) => Outcome;
  renewRecoveryCodes: (arg: { body: Proof }) => Outcome<NewRecoveryCodes>;
}
