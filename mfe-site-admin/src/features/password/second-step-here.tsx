import type { SecondStepData } from '@club-reviews/shared-ui/account';
import { useNavigate, useSelector } from '@club-reviews/shared-ui/platform';
import { useEffect } from 'react';
import { selectIsLoggedIn } from '../../api/session';
import { StaffSecondStep } from '../session/second-step';

/** The second step of a login that started with an emailed link; it leads to the administration. */
export function SecondStepHere({ step }: { step: SecondStepData }) {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const navigate = useNavigate();
  useEffect(() => {
    if (isLoggedIn) void navigate('/admin', { replace: true });
  }, [isLoggedIn, navigate]);
  return <StaffSecondStep step={step} onStartAgain={() => void navigate('/admin')} />;
}
