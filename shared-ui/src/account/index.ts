/** What every kind of account has besides its password: second factors, and the login with them. */
export type { LoginCalls } from './account-calls';
export { PasskeyButton } from './passkey-button';
export { SecondFactors } from './second-factors';
export { SecondStep } from './second-step';
export type { SecondStepData } from './second-step';
export { useSecondFactorCalls } from './use-second-factor-calls';
