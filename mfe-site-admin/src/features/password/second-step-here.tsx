import type { SecondStepData } from '@club-reviews/shared-ui/account';
import { Navigate, useNavigate, useSelector } from '@club-reviews/shared-ui/platform';
import { selectIsLoggedIn } from '../../api/session';
import { StaffSecondStep } from '../session/second-step';

/** The second step of a login that started with an emailed link; it leads to the administration. */
export function SecondStepHere({ step }: { step: SecondStepData }) {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const navigate = useNavigate();
  if (isLoggedIn) return <Navigate to="/admin" replace />;
  return <StaffSecondStep step={step} onStartAgain={() => void navigate('/admin')} />;
}
