/** Offers a file to the visitor as a download. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser only reads the address a moment after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
