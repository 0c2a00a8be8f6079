import config from '../vitest.config.ts'

/** The unit tests that prove what is mutated, quick enough to be run for every mutant. Of none of them a site is built. */
export default {
  ...config,
  test: {
    ...config.test,
    include: [process.env.CHALKLINE_TESTS ?? 'tests/unit/{schema,mistakes}/**/*.test.ts'],
  },
}
