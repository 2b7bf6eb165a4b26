import { useField } from 'formik';
import { styled } from 'styled-components';

/* Off screen rather than `display: none`, which form-filling programs recognise. */
const OutOfSight = styled.div`
  position: absolute;
  inset-inline-start: -200vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

/**
 * A honeypot: a field that people never see, hear or reach, so only bots fill it in. Its label suggests nothing that a
 * browser could autofill.
 */
export function HoneypotField() {
  const [field] = useField<string>('website');
  return (
    <OutOfSight aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" tabIndex={-1} autoComplete="off" {...field} />
      </label>
    </OutOfSight>
  );
}
