import { getOperator, toAddressLines } from '@club-reviews/domain/operator-defaults';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { SupportEmail } from './support-email';

const Lines = styled.address`
  margin-block: var(--space-3);
  font-style: normal;

  & > span {
    display: block;
  }
`;

/** Who runs the site, and where to write to. */
export function OperatorIdentity() {
  const { config } = useRemoteContext();
  const { operatorName, operatorForm, operatorAddress } = getOperator(config);
  if (operatorName === '')
    return (
      <p>
        {config.brandName} is a trial: whoever opens it to the public has to give their name and address here.
        You can reach us at <SupportEmail />.
      </p>
    );
  return (
    <>
      <p>{`${config.brandName} is run by ${[operatorName, operatorForm].filter(Boolean).join(', ')}.`}</p>
      {operatorAddress !== '' && (
        <Lines>
          {toAddressLines(operatorAddress).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Lines>
      )}
      <p>
        Email: <SupportEmail />
      </p>
    </>
  );
}
