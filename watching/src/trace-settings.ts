/** Where traces are sent. */
export interface TraceSettings {
  /** Address of a collector that speaks OTLP over HTTP; "/v1/traces" is put behind it. */
  endpoint: string;
  /** What it's sent besides, as OTEL_EXPORTER_OTLP_HEADERS is written: "name=value,name=value". */
  headers: string | undefined;
  /** Which share of the traces that begin here is kept, from 0 to 1; those that others began go by what they say. */
  share: number;
}

/** The settings as OpenTelemetry calls them; without an address there are no traces. */
export function traceSettingsOf(given: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}): TraceSettings | undefined {
  if (given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  return {
    endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
    headers: given.OTEL_EXPORTER_OTLP_HEADERS,
    share: given.OTEL_TRACES_SAMPLER_ARG,
  };
}
