/** Where traces are sent. */
export interface TraceSettings {
  /** URL of a collector that speaks OTLP over HTTP; "/v1/traces" is appended. */
  endpoint: string;
  /** Additional headers, in the format of OTEL_EXPORTER_OTLP_HEADERS: "name=value,name=value". */
  headers: string | undefined;
  /** The share of traces starting here that is kept, from 0 to 1; those started elsewhere carry their own decision. */
  share: number;
}

/** The settings under OpenTelemetry's names; without an endpoint there are no traces. */
export function getTraceSettings(given: {
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
