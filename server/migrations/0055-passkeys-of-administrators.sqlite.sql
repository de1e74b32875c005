-- Changes nothing: when it was applied is when the 14 days began in which administrators may still sign in by password.
SELECT 1;
