/**
 * A `fetch` for one call that reports upload progress, which `fetch` itself can't. For large files only, since it keeps
 * the body in memory.
 * @param onProgress gets the share sent so far, from 0 to 1
 */
export function fetchWithProgress(onProgress: (sent: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.withCredentials = request.credentials === 'include';
      request.headers.forEach((value, name) => call.setRequestHeader(name, value));
      call.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
      call.onload = () => resolve(getAnswer(call));
      call.onerror = () => reject(new TypeError('No answer'));
      call.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
      request.signal.addEventListener('abort', () => call.abort());
      if (request.signal.aborted) return reject(new DOMException('Aborted', 'AbortError'));
      call.send(body);
    });
  };
}

function getAnswer(call: XMLHttpRequest): Response {
  const { status, statusText, responseText } = call;
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().split('\r\n')) {
    const [name = '', ...value] = line.split(':');
    if (name !== '') headers.append(name, value.join(':').trim());
  }
  return new Response(responseText === '' ? null : responseText, { status, statusText, headers });
}
