module.exports = () => ({})
