/** How many ways there are to choose `k` of `n`, exactly. */
export function binomial(n: number, k: number): bigint {
  let ways = 1n;
  for (let chosen = 1; chosen <= k; chosen += 1) ways = (ways * BigInt(n - k + chosen)) / BigInt(chosen);
  return ways;
}
