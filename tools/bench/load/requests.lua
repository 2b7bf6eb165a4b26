-- Asks for the paths of a file in turn, and prints what was measured as one line of JSON. Further arguments are names
-- of headers, each followed by its value.

local requests = {}
local turn = 0

function init(args)
  local headers = {}
  for i = 2, #args - 1, 2 do
    headers[args[i]] = args[i + 1]
  end
  for path in io.lines(args[1]) do
    requests[#requests + 1] = wrk.format("GET", path, headers)
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"bytes":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"failures":%d}\n',
    summary.requests,
    summary.bytes,
    summary.duration / 1e6,
    latency:percentile(50) / 1000,
    latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end
