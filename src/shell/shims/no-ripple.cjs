module.exports = () => null
