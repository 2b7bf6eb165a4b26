import { FocusArea } from '@club-reviews/shared-ui';
import type { SecondStepData } from '@club-reviews/shared-ui/account';
import { useState } from 'react';
import { ForgottenPassword } from './forgotten-password';
import { LoginForm } from './login-form';
import { StaffSecondStep } from './second-step';
import { StaffLoginForm } from './staff-login-form';

type Way = 'site-password' | 'account' | 'forgotten';

/** The ways to log in: the site password first, as always, or a personal account with its second step. */
export function LoginGate() {
  const [way, setWay] = useState<Way>('site-password');
  const [secondStep, setSecondStep] = useState<SecondStepData | null>(null);
  return (
    <FocusArea shown={secondStep === null ? way : 'second-step'}>
      {secondStep !== null ? (
        <StaffSecondStep step={secondStep} onStartAgain={() => setSecondStep(null)} />
      ) : way === 'account' ? (
        <StaffLoginForm
          onSecondStep={setSecondStep}
          onForgotten={() => setWay('forgotten')}
          onSitePassword={() => setWay('site-password')}
        />
      ) : way === 'forgotten' ? (
        <ForgottenPassword onBack={() => setWay('account')} />
      ) : (
        <LoginForm onOwnAccount={() => setWay('account')} />
      )}
    </FocusArea>
  );
}
