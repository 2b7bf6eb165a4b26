interface AddressFieldsProps {
  address: string;
  /** Parameters that the form has fields for. */
  except?: readonly string[];
}

/** The parameters of an address as hidden fields, so that a form without scripts keeps them. */
export function AddressFields({ address, except = [] }: AddressFieldsProps) {
  const [, query = ''] = address.split('?');
  return [...new URLSearchParams(query)]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
