const convert = () => () => undefined
module.exports = {
  aggregateChecks: () => ({}),
  createToJSONSchemaMethod: convert,
  createStandardJSONSchemaMethod: convert,
}
